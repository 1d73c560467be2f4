import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Overloaded } from './failure.ts'
import type { HashSettings } from './options.ts'

export interface PasswordHasher {
  /** @returns a PHC string of argon2id with a salt of 16 bytes */
  hash(password: string): Promise<string>
  /** Takes as long for `null`, a missing account or password, as for a wrong password. */
  matches(stored: string | null, password: string): Promise<boolean>
  isOutdated(stored: string): boolean
}

/**
 * Hashes passwords, a few at a time, because every hash takes memory and a core. Rejects with Overloaded when
 * too many wait.
 */
export async function createPasswordHasher(settings: HashSettings): Promise<PasswordHasher> {
  const { memoryKiB, passes, lanes } = settings
  const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes }
  const inTurn = createTurns(settings)
  const hashNow = (password: string) => hash(Buffer.from(password), options)
  const decoy = await hashNow(randomBytes(32).toString('base64'))
  return {
    hash: (password) => inTurn(() => hashNow(password)),
    matches: (stored, password) =>
      inTurn(async () => {
        const isRight = await verify(stored ?? decoy, Buffer.from(password))
        return isRight && stored !== null
      }),
    isOutdated(stored) {
      const used = parseOptions(stored)
      return used.memoryCost < memoryKiB || used.timeCost < passes
    },
  }
}

/** Runs at most `atOnce` jobs; the others wait in a queue, at most `queueWaitMs` each. */
function createTurns({ atOnce, queueLength, queueWaitMs }: HashSettings) {
  const line: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= queueLength) throw new Overloaded('Too many passwords wait to be hashed')
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(go), 1)
        reject(new Overloaded('A password waited too long to be hashed'))
      }, queueWaitMs)
      line.push(go)
    })
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      // The slot passes to the next job without becoming free in between.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
