/** Heading of a view: sets the page title and takes the focus after navigation. */
import { useEffect, useRef } from 'preact/hooks';
import { pageData } from '../lib/page-data.js';

let isFirstView = true;

export function Heading({ text, lead }: { text: string; lead?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} · ${pageData.provider}`;
  }, [text]);
  useEffect(() => {
    if (!isFirstView) heading.current?.focus();
    isFirstView = false;
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {lead === undefined ? null : <p class="lead">{lead}</p>}
    </>
  );
}
