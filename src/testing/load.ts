import { v7 as uuidv7 } from 'uuid'
import { api } from '#contract/index.ts'
import { type RemoteCook, remoteCook } from './remote-cook.ts'

/** What several cooks did at once, and what became of it. */
export interface LoadReport {
  requests: number
  /** Requests that had to be made a second time. */
  retried: number
  /** Requests that failed twice, with what was answered. */
  failed: string[]
}

interface Worker {
  cook: RemoteCook
  /** Ids of the folders that it was told are stored. */
  folders: string[]
}

/** So fast a cook asks at most: all come from one address, which has a limit of its own. */
const PACE_MS = 120

/** Cooks who read and write all the time, each making a request a second time when it failed. */
export const startLoad = async (origin: string, { cooks = 4 } = {}) => {
  const workers: Worker[] = await Promise.all(
    Array.from({ length: cooks }, async () => ({
      cook: await remoteCook(origin, `${uuidv7()}@example.org`),
      folders: [],
    })),
  )
  const report: LoadReport = { requests: 0, retried: 0, failed: [] }
  let isOver = false

  const carefully = async <T>(what: string, ask: () => Promise<T>): Promise<T | null> => {
    report.requests += 1
    await new Promise((resolve) => setTimeout(resolve, PACE_MS))
    try {
      return await ask()
    } catch {
      report.retried += 1
    }
    try {
      return await ask()
    } catch (error) {
      report.failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  const work = async ({ cook, folders }: Worker) => {
    while (!isOver) {
      const body = { name: uuidv7(), color: '#ea580c' }
      const made = await carefully('make a folder', () => cook.call(api.folders.create, origin, body))
      if (made) folders.push(made.id)
      await carefully('list recipes', () => cook.call(api.recipes.list, origin))
      await carefully('check the quota', () => cook.call(api.quota.check, origin))
    }
  }
  const working = Promise.all(workers.map(work))

  return {
    report,
    /** Resolves when so many more requests were made. */
    async goesOn(requests = 40) {
      const wanted = report.requests + requests
      while (report.requests < wanted) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    /** Ends the load. Answers the report, and which acknowledged folders are not there. */
    async end(): Promise<LoadReport & { lost: string[] }> {
      isOver = true
      await working
      const lost = await Promise.all(
        workers.map(async ({ cook, folders }) => {
          const kept = new Set((await cook.call(api.folders.list, origin)).map(({ id }) => id))
          return folders.filter((id) => !kept.has(id))
        }),
      )
      return { ...report, lost: lost.flat() }
    },
  }
}
