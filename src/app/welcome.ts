/** What a start says: one example that works as it stands, which needs no key and shows how to get one. */
export const welcome = (publicUrl: string): string => `
NIS2 compliance gateway
  address      ${publicUrl}
  explorer     ${publicUrl}/graphql
  guides       ${publicUrl}/docs
  reference    ${publicUrl}/reference

Try it:
  curl -s ${publicUrl}/v1/signup -H 'Content-Type: application/json' \\
    -d '{"nimi":"Example Ltd","email":"you@example.com","roll":"lawyer_firm"}'
`;
