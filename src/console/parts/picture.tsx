/** A picture drawn in the page, with its table for screen readers and for print. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useSession } from '../lib/session.js';
import { PrintButton } from './print-button.js';

type PictureProps = Readonly<{
  title: string;
  /** What the colours and shapes mean. */
  legend?: ComponentChildren;
  /** SVG; hidden from screen readers, which get the table. */
  children: ComponentChildren;
  table: ComponentChildren;
}>;

export function Picture({ title, legend, children, table }: PictureProps) {
  const { t } = useSession();
  const id = useId();
  return (
    <section class="card picture" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {legend === undefined ? null : <div class="legend small">{legend}</div>}
      <div class="drawing" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
      <details>
        <summary>{t('console:account.as_table')}</summary>
        {table}
      </details>
      <PrintButton />
    </section>
  );
}
