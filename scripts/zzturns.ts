import { readFileSync } from 'node:fs'
import { answerTo, readWords } from '#testing/answer-to.ts'
const [file] = process.argv.slice(2)
for (const line of readFileSync(file ?? '', 'utf8').split('\n').filter(Boolean)) {
  const words = line.startsWith('{') ? JSON.parse(line).craving : line
  const craving = readWords(words)
  const titles = ['a','b','c'].map((who) => { const a = answerTo(craving, 1, who + words); return a.kind === 'recipe' ? a.draft.title : `REFUSED ${a.reason.slice(0,60)} ${a.near.map(n=>n.title).join(' / ')}` })
  console.log(`${words.padEnd(34)} ${[...new Set(titles)].join(' | ')}`)
}
