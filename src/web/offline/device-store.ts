import { clear, delMany, get, getMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { forgetPictures } from './kept-beside.ts'

const PREFIX = 'larder-cook-'
const STORE = 'kept'

/**
 * The signed-in cook's own database on this device. In a browser without a database, such as in some private
 * windows, the page's memory stands in for it.
 */
interface Device {
  cook: string
  use: UseStore
  close: () => Promise<void>
  /** Replaces the database when there is none, or when it fails. */
  memory: Map<string, unknown>
  isBroken: boolean
}

let device: Device | null = null
/** Cook of the database that was last open, because not every browser can list its databases. */
let lastCook: string | null = null

/** Opens the cook's database and deletes those of all other cooks. */
export function openDevice(cook: string): void {
  if (device?.cook === cook) return
  lastCook = cook
  device = { cook, memory: new Map(), isBroken: false, ...connect(PREFIX + cook) }
  // Another cook's database is left when their session ended without a sign-out here, such as from another
  // device.
  void deleteDatabases((name) => name !== PREFIX + cook).then((count) => {
    if (count > 0) return forgetPictures()
  })
}

function connect(name: string): Pick<Device, 'use' | 'close'> {
  let opening: Promise<IDBDatabase> | null = null
  let isClosed = false
  let wasDeleted = false
  const open = () => {
    // A late write after the cook has left must not create the database again.
    if (isClosed) throw new Error('The cook of this database has left.')
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onupgradeneeded = () => {
        // The cook has signed out in another tab, and this one has not been told yet.
        if (wasDeleted) request.transaction?.abort()
        else request.result.createObjectStore(STORE)
      }
      promisifyRequest(request).then((database) => {
        // Another tab deletes the database, and an open connection would block that.
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

/** Runs the work on the database, or in the page's memory when the database fails. */
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
      // A failure after the cook has left is not the browser's fault.
      if (current === device) console.warn('This browser keeps nothing for use without a network.', error)
    }
  }
  return inMemory(current.memory)
}

/** Reads the value of a key; undefined when there is none. The caller knows the type that it stored. */
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

/** Returns all entries whose key begins with the prefix, in the order of the keys. */
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

/** Closes the cook's database and deletes its replies; waiting changes stay for the cook's next sign-in. */
export async function leaveDevice(): Promise<void> {
  const leaving = device
  device = null
  if (!leaving) return
  try {
    const names = (await keys<string>(leaving.use)).filter((one) => one.startsWith('reply:'))
    await delMany(names, leaving.use)
  } catch {
    // the database does not exist, or is deleted already
  }
  await leaving.close()
}

/** Empties and deletes the cook's database, and those of all other cooks. */
export async function closeDevice(): Promise<void> {
  const leaving = device
  device = null
  if (leaving) {
    await clear(leaving.use).catch(() => undefined)
    await leaving.close()
  }
  await deleteDatabases(() => true)
}

/** @returns the number of deleted databases, as far as the browser can list them */
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
        request.onblocked = resolve // deleted as soon as the other tab closes its connection
      })
    }),
  )
  return there.length
}
