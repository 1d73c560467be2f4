export interface Statement {
  text: string
  values: unknown[]
}

/** What one request sends to PostgreSQL. `fresh` is the value that differs from call to call, where there is one. */
export interface Recorded {
  statements: Statement[]
  fresh: string | null
}
