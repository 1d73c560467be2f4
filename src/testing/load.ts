import { v7 as uuidv7 } from 'uuid'
import { api } from '#contract/index.ts'
import { type RemoteCook, remoteCook } from './remote-cook.ts'

/** The requests of several simultaneous cooks, and their outcome. */
export interface LoadReport {
  requests: number
  /** Number of requests that were sent a second time. */
  retried: number
  /** Requests that failed twice, each with the response. */
  failed: string[]
}

interface Worker {
  cook: RemoteCook
  /** Ids of the folders that the server has acknowledged. */
  folders: string[]
}

/** Shortest time between two requests of a cook: all cooks share one address, which has a rate limit. */
const PACE_MS = 120

/** Starts cooks who read and write all the time, and who repeat a failed request once. */
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
    /** Resolves after this number of further requests. */
    async goesOn(requests = 40) {
      const wanted = report.requests + requests
      while (report.requests < wanted) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    /** Ends the load. Returns the report and the acknowledged folders that are missing. */
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
