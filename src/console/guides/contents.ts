/** Marks the section in view in the contents of the page. */

/** Share of the window's height in which a heading counts as reached. */
const REACHED = 0.25;

/** The last heading above the line; none at the start of the page. */
function current(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const line = window.innerHeight * REACHED;
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && window.scrollY > 0) return headings.at(-1);
  return headings.findLast((one) => one.getBoundingClientRect().top <= line);
}

export function setUpContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const headings = links
    .map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
    .filter((found) => found !== null);
  if (headings.length === 0) return;
  let isWaiting = false;
  const mark = (): void => {
    isWaiting = false;
    const at = current(headings)?.id;
    for (const link of links) {
      if (decodeURIComponent(link.hash.slice(1)) === at) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const later = (): void => {
    if (!isWaiting) requestAnimationFrame(mark);
    isWaiting = true;
  };
  document.addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later);
  mark();
}
