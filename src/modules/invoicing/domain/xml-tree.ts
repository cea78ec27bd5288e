/** XML as data: elements in order, `@name` an attribute, `#` the text of an element with attributes. */
export interface XmlTree {
  readonly [name: string]: string | XmlTree | readonly XmlTree[];
}
