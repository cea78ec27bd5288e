/**
 * An XML document before it is text: elements by name in their order, `@name` an attribute, `#` the text of an
 * element that has attributes.
 */
export interface XmlTree {
  readonly [name: string]: string | XmlTree | readonly XmlTree[];
}
