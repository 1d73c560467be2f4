import { clear, delMany, get, getMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { forgetPictures } from './kept-beside.ts'

const PREFIX = 'larder-cook-'
const STORE = 'kept'

/**
 * What this device keeps for the cook who is signed in, in a database of their own. Where the browser gives no
 * database (some private windows), it lasts as long as the page.
 */
interface Device {
  cook: string
  use: UseStore
  close: () => Promise<void>
  /** Takes the database's place when there is none, or it fails. */
  memory: Map<string, unknown>
  isBroken: boolean
}

let device: Device | null = null
/** Whose database was open last: not every browser lists its databases. */
let lastCook: string | null = null

/** From now on everything is kept for this cook, and nothing of another one stays on the device. */
export function openDevice(cook: string): void {
  if (device?.cook === cook) return
  lastCook = cook
  device = { cook, memory: new Map(), isBroken: false, ...connect(PREFIX + cook) }
  // Left by a session that ended without a word, such as one that another device ended.
  void deleteDatabases((name) => name !== PREFIX + cook).then((count) => {
    if (count > 0) return forgetPictures()
  })
}

function connect(name: string): Pick<Device, 'use' | 'close'> {
  let opening: Promise<IDBDatabase> | null = null
  let isClosed = false
  let wasDeleted = false
  const open = () => {
    // Whoever still writes after the cook has left must not bring the database back.
    if (isClosed) throw new Error('The cook of this database has left.')
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onupgradeneeded = () => {
        // The cook has left in another tab, which this one has not heard of yet.
        if (wasDeleted) request.transaction?.abort()
        else request.result.createObjectStore(STORE)
      }
      promisifyRequest(request).then((database) => {
        // Another tab deletes it: this one must not stand in the way.
        database.onversionchange = () => {
          database.close()
          opening = null
          wasDeleted = true
        }
        resolve(database)
      }, reject)
    })
    return opening
  }
  return {
    use: async (mode, work) => work((await open()).transaction(STORE, mode).objectStore(STORE)),
    close: async () => {
      isClosed = true
      const database = await opening?.catch(() => null)
      opening = null
      database?.close()
    },
  }
}

/** Tries the database, else the page's memory. */
async function withDevice<T>(
  work: (use: UseStore) => Promise<T>,
  inMemory: (memory: Map<string, unknown>) => T,
): Promise<T> {
  const current = device
  if (!current) return inMemory(new Map())
  if (!current.isBroken) {
    try {
      return await work(current.use)
    } catch (error) {
      current.isBroken = true
      // A cook who has left meanwhile is no fault of the browser.
      if (current === device) console.warn('This browser keeps nothing for use without a network.', error)
    }
  }
  return inMemory(current.memory)
}

/** Reads what is kept under a key; undefined when nothing is. The caller knows what it put there. */
export const readKept = <T>(key: string): Promise<T | undefined> =>
  withDevice(
    (use) => get<T>(key, use),
    (memory) => memory.get(key) as T | undefined,
  )

export const keep = (key: string, value: unknown): Promise<void> =>
  withDevice(
    (use) => set(key, value, use),
    (memory) => void memory.set(key, value),
  )

export const drop = (names: string[]): Promise<void> =>
  withDevice(
    (use) => delMany(names, use),
    (memory) => {
      for (const name of names) memory.delete(name)
    },
  )

/** Everything below a prefix, in the order of the keys. */
export const keptBelow = <T>(prefix: string): Promise<[key: string, value: T][]> =>
  withDevice(
    async (use) => {
      const names = (await keys<string>(use)).filter((one) => one.startsWith(prefix))
      const values = await getMany<T>(names, use)
      return names.flatMap((name, index) => {
        const value = values[index]
        return value === undefined ? [] : [[name, value] as [string, T]]
      })
    },
    (memory) =>
      ([...memory] as [string, T][])
        .filter(([name]) => name.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Lets go of the cook's database, without the replies in it: changes that wait stay for their next sign-in. */
export async function leaveDevice(): Promise<void> {
  const leaving = device
  device = null
  if (!leaving) return
  try {
    const names = (await keys<string>(leaving.use)).filter((one) => one.startsWith('reply:'))
    await delMany(names, leaving.use)
  } catch {
    // no database, or it is gone already
  }
  await leaving.close()
}

/** Empties the cook's database and takes it away, with those of any other cook. */
export async function closeDevice(): Promise<void> {
  const leaving = device
  device = null
  if (leaving) {
    await clear(leaving.use).catch(() => undefined)
    await leaving.close()
  }
  await deleteDatabases(() => true)
}

/** @returns how many of them were there, as far as the browser says */
async function deleteDatabases(which: (name: string) => boolean): Promise<number> {
  if (!('indexedDB' in globalThis)) return 0
  const isMeant = (name: string) => name.startsWith(PREFIX) && which(name)
  const listed = (await indexedDB.databases?.().catch(() => [])) ?? []
  const there = listed.map(({ name }) => name ?? '').filter(isMeant)
  const names = new Set([...there, ...[PREFIX + (lastCook ?? '')].filter(isMeant)])
  await Promise.all(
    [...names].map(async (name) => {
      const request = indexedDB.deleteDatabase(name)
      await new Promise((resolve) => {
        request.onsuccess = resolve
        request.onerror = resolve
        request.onblocked = resolve // gone as soon as the other tab lets go of it
      })
    }),
  )
  return there.length
}
