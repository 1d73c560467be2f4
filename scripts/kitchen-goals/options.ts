import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const parts = ['cravings', 'lines', 'foods', 'allergens', 'nutrition'] as const
export type Part = (typeof parts)[number]

export interface Options {
  seeds: number
  /** Prefix of the ids of the cravings to measure. */
  ids: string
  /** File for the list of failures, besides the screen. */
  failures: string | undefined
  /** Number of examples printed for each kind of failure. */
  examples: number
  only: readonly Part[]
  cravings: string
  lines: string
  /** A food-composition table to compare ours with; without one only the table's consistency is checked. */
  foods: string | undefined
}

const ours = (name: string) => fileURLToPath(new URL(`../../tests/kitchen/${name}`, import.meta.url))

/** Parses the options; throws with a sentence for people when one makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const value = (name: string): string | undefined => {
    const at = args.indexOf(name)
    if (at < 0) return undefined
    const given = args[at + 1]
    if (given === undefined || given.startsWith('--')) throw new Error(`${name} needs a value`)
    return given
  }
  const number = (name: string, usual: number): number => {
    const given = Number(value(name) ?? usual)
    if (!Number.isInteger(given) || given < 1) throw new Error(`${name} needs a whole number from 1`)
    return given
  }
  const folder = value('--data')
  if (folder !== undefined && !existsSync(folder)) throw new Error(`there is no folder ${folder}`)
  const there = (name: string): string | undefined =>
    folder !== undefined && existsSync(join(folder, name)) ? join(folder, name) : undefined
  const only = value('--only')?.split(',') ?? parts
  const wrong = only.filter((name) => !parts.some((part) => part === name))
  if (wrong.length > 0) throw new Error(`--only knows ${parts.join(', ')}; not ${wrong.join(', ')}`)
  return {
    seeds: number('--seeds', 20),
    ids: value('--ids') ?? '',
    examples: number('--examples', 3),
    failures: value('--failures'),
    only: parts.filter((part) => only.includes(part)),
    cravings:
      args.find((each) => each.endsWith('.jsonl')) ?? there('cravings.jsonl') ?? ours('cravings.jsonl'),
    lines: there('ingredient-lines.jsonl') ?? ours('ingredient-lines.jsonl'),
    foods: there('foods.tsv'),
  }
}

/** Reads a file with one JSON value a line; blank lines are skipped. */
export function readJsonLines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      try {
        return [JSON.parse(line) as unknown]
      } catch {
        throw new Error(`${path}, line ${at + 1} is not JSON`)
      }
    })
}

export const readOurs = (name: string): unknown[] => readJsonLines(ours(name))
