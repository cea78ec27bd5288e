/** Start message: one example that works as printed, without a key. */
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
