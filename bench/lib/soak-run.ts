import { setTimeout as pause } from 'node:timers/promises'
import { api } from '#contract/index.ts'
import type { RunningServer } from '#testing/start-server.ts'
import { makePremium } from '../../tests/e2e/premium.ts'
import { cpuSeconds } from './cpu-time.ts'
import { nextAct, write } from './soak-acts.ts'
import { type Books, createBooks, type SoakCook, soakCook } from './soak-cook.ts'
import { watchProcess } from './soak-watch.ts'

export interface Soak {
  cooks: number
  minutes: number
  /** Longest pause of a cook between two actions. */
  pauseMs: number
}

/** Lets cooks, every other one with Premium, use a server for a while; watches its process meanwhile. */
export async function soak(server: RunningServer, { cooks, minutes, pauseMs }: Soak) {
  const pid = server.process.pid ?? 0
  const books = createBooks()
  const everybody: SoakCook[] = []
  for (let index = 0; index < cooks; index += 1) {
    const email = `soak-${index}@example.org`
    const isPremium = index % 2 === 0
    const cook = await soakCook(server.url, email, books, isPremium)
    await cook.ask(api.users.current)
    if (isPremium) await makePremium(server, email)
    everybody.push(cook)
  }
  const until = performance.now() + minutes * 60_000
  const watch = watchProcess(pid)
  const [cpuBefore, began] = [cpuSeconds([pid]), performance.now()]
  await Promise.all(everybody.map((cook) => live(cook, until, pauseMs)))
  const seen = watch.end()
  const cores = (cpuSeconds([pid]) - cpuBefore) / ((performance.now() - began) / 1000)
  tell(books, cores)
  return {
    ...seen,
    errors: [...books.errors.values()].reduce((a, b) => a + b, 0),
    refusals: books.refusals,
    kinds: books.calls.size,
    calls: [...books.calls.values()].reduce((sum, count) => sum + count, 0),
  }
}

/** Runs one cook's actions until the time is over. */
async function live(cook: SoakCook, until: number, pauseMs: number): Promise<void> {
  // A random pause keeps the cooks from all starting at the same moment.
  await pause(Math.random() * pauseMs)
  await write(cook)
  while (performance.now() < until) {
    await nextAct()(cook)
    await pause(Math.random() * pauseMs)
  }
}

function tell({ errors, calls }: Books, cores: number): void {
  for (const [what, count] of errors) console.log(`${count} times: ${what}`)
  const most = [...calls].toSorted(([, one], [, other]) => other - one)
  console.log(most.map(([name, count]) => `${count} ${name}`).join('\n'))
  console.log(`server and PostgreSQL took ${cores.toFixed(2)} cores`)
}
