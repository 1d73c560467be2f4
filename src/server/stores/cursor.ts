/** Where a page ended: the position of its last row in (created_at, id). */
export interface Cursor {
  createdAt: Date
  id: string
}

/** A cursor that this server did not make. */
export class CursorError extends Error {
  constructor() {
    super('This cursor is not valid.')
    this.name = 'CursorError'
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const encodeCursor = ({ createdAt, id }: Cursor): string => `${createdAt.getTime().toString(36)}.${id}`

/** @throws CursorError */
export function decodeCursor(text: string): Cursor {
  const [time = '', id = ''] = text.split('.')
  const createdAt = new Date(Number.parseInt(time, 36))
  if (!/^[0-9a-z]+$/.test(time) || Number.isNaN(createdAt.getTime()) || !uuid.test(id))
    throw new CursorError()
  return { createdAt, id }
}
