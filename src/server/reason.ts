/** What an error says, also where it says it only inside: a host with two addresses fails with two errors in one. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return [...new Set(error.errors.map(reasonOf))].join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.message || codeOf(error) || error.name;
}

/** The code of the error, or of the first inside that has one; empty if there is none. */
export function codeOf(error: unknown): string {
  const { code, errors } = error as { readonly code?: unknown; readonly errors?: unknown };
  if (typeof code === 'string') return code;
  return Array.isArray(errors) ? (errors.map(codeOf).find((one) => one !== '') ?? '') : '';
}
