import { expect, test } from 'vitest'
import { isLostConnection } from './lost-connection.ts'

test('a lost connection is known by its code, or by the words of the driver where it has none', () => {
  for (const error of [
    { code: '57P01' },
    { code: 'ENOENT', syscall: 'connect' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'Client has encountered a connection error and is not queryable' },
    { message: 'Cannot use a pool after calling end on the pool' },
  ])
    expect(isLostConnection(error), JSON.stringify(error)).toBe(true)
  for (const error of [{ code: '54000' }, { code: 'ENOENT', syscall: 'open' }, { message: 'Invalid input' }])
    expect(isLostConnection(error), JSON.stringify(error)).toBe(false)
})
