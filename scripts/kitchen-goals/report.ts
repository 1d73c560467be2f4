import type { Failure, Section } from './goal.ts'
import { rowOf } from './goal.ts'

const titles = ['', 'goal', 'measured', 'trials', '95 % interval', 'wanted'] as const

/** Formats all sections as one table, and tells whether all goals were met. */
export function tableOf(sections: readonly Section[]): { text: string; allMet: boolean } {
  const parts = sections.map(({ title, goals }) => ({
    title,
    rows: goals
      .map(rowOf)
      .map((row) => [
        row.met ? 'met   ' : 'MISSED',
        row.name,
        row.measured,
        String(row.trials),
        row.interval,
        row.goal,
      ]),
  }))
  const all = [[...titles], ...parts.flatMap(({ rows }) => rows)]
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const text = [
    line(titles),
    ...parts.flatMap(({ title, rows }, at) => [
      `\n${title}`,
      ...rows.map(line),
      ...(sections[at]?.notes.map((note) => `        ${note}`) ?? []),
    ]),
  ].join('\n')
  return { text, allMet: parts.every(({ rows }) => rows.every(([met]) => met !== 'MISSED')) }
}

/** Lists failures with the most frequent kind first, each with its first examples. */
export function failuresByKind(failures: readonly Failure[], examples = 3): string {
  const kinds = new Map<string, string[]>()
  for (const { kind, example } of failures) kinds.set(kind, [...(kinds.get(kind) ?? []), example])
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, found]) =>
      [
        `${String(found.length).padStart(5)}  ${kind}`,
        ...found.slice(0, examples).map((example) => `       ${example}`),
      ].join('\n'),
    )
    .join('\n')
}
