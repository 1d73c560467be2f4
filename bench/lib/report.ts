import { appendFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

export interface Measure {
  name: string
  value: number
  unit: 'ms' | 'x' | 'kB' | 'MB' | '/s' | '%' | 'pieces'
  /** Highest allowed value; left out when the number is only for comparison. */
  goal?: number
}

const shown = ({ value, unit }: Pick<Measure, 'value' | 'unit'>) =>
  unit === 'x' ? value.toFixed(3) : `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`

/**
 * Appends a table for scripts/bench.mjs, which collects the tables of one run: name, figure, goal, verdict.
 */
export function keep(title: string, load: string, rows: readonly string[][]): void {
  const results = process.env.BENCH_RESULTS
  if (results) appendFileSync(results, `${JSON.stringify({ title, load, rows })}\n`)
}

/** Prints one table and makes the process exit with 1 when a goal was missed. */
export function report(title: string, measures: Measure[]) {
  const rows = measures.map((measure) => {
    const { goal, value, unit, name } = measure
    const verdict = goal === undefined ? '' : value <= goal ? 'met' : 'MISSED'
    return [name, shown(measure), goal === undefined ? '' : `<= ${shown({ value: goal, unit })}`, verdict]
  })
  const table = [['', 'measured', 'goal', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
  console.log(`\n${title}; ${load}\n${lines.join('\n')}\n`)
  keep(title, load, rows)
  if (rows.some((row) => row[3] === 'MISSED')) process.exitCode = 1
}
