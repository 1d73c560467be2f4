export interface Statement {
  text: string
  values: unknown[]
}

/**
 * The statements that one request sends to PostgreSQL. `fresh` is a value that differs from call to call;
 * null when there is none.
 */
export interface Recorded {
  statements: Statement[]
  fresh: string | null
}
