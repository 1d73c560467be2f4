import { z } from 'zod'

/**
 * Returns what a file of the cookbook holds.
 * @param path for messages: `frames/stir-fry.yaml`
 * @throws an error that names the file and the fault in it
 */
export function withFileName<Read>(path: string, read: () => Read): Read {
  try {
    return read()
  } catch (cause) {
    throw new Error(
      `cookbook/${path}: ${cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)}`,
    )
  }
}
