/** An account's look of its documents: name, logo and colours. */
import { Migration } from '@mikro-orm/migrations';

/** The logo is drawn anew as a PNG before it is stored. */
const LETTERHEAD = `
create table letterhead (
  account_id uuid primary key references account (id) on delete cascade,
  name text check (char_length(name) between 1 and 200),
  logo bytea check (octet_length(logo) <= 1048576),
  logo_width integer check (logo_width between 1 and 1200),
  logo_height integer check (logo_height between 1 and 600),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  changed_at timestamptz not null,
  check ((logo is null) = (logo_width is null) and (logo is null) = (logo_height is null)),
  check (num_nonnulls(name, logo, colour, accent) > 0)
);
`;

export class Letterheads extends Migration {
  override up(): void {
    this.addSql(LETTERHEAD);
  }
}
