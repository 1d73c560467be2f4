import { readFileSync } from 'node:fs'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'
const [file, turn = '1'] = process.argv.slice(2)
let n = 0
for (const line of readFileSync(file ?? '', 'utf8').split('\n').filter(Boolean)) {
  const words: string = line.startsWith('{') ? JSON.parse(line).craving : line
  n += 1
  console.log(`\n=== ${n}. ${words}`)
  const craving = readWords(words)
  const answer = answerTo(craving, Number(turn), 'reader ' + words)
  console.log(`understood: ${understoodOf(craving).map(({ means }) => means).join(' · ')}`)
  if (craving.unknown?.length) console.log(`not understood: ${craving.unknown.join(', ')}`)
  if (craving.notes?.length) console.log(`told: ${craving.notes.join(' / ')}`)
  if (answer.kind === 'refused') {
    console.log(`REFUSED: ${answer.reason}`)
    for (const { title, because } of answer.near) console.log(`  near: ${title}${because ? ` (${because})` : ''}`)
    continue
  }
  const { draft } = answer
  console.log(`# ${draft.title}\n${draft.description}\nServes ${draft.servings}; prep ${draft.prepTime}, cook ${draft.cookTime}, rest ${draft.restTime ?? 0} min`)
  for (const { amount, item, group } of draft.ingredients as any[]) console.log(`- ${group ? `[${group}] ` : ''}${amount} ${item}`)
  draft.instructions.forEach((text, at) => console.log(`${at + 1}. ${text}`))
  const report = checkRecipe(draft, { craving, source: 'engine', course: answer.course })
  for (const finding of report.findings) console.log(`finding: ${finding.severity ?? ''} ${finding.rule}: ${finding.message}`)
  const per = computeNutrition(draft).perServing
  console.log(`per serving: ${Math.round(per.calories)} kcal, protein ${Math.round(per.protein)}, carbs ${Math.round(per.carbs)}, fat ${Math.round(per.fat)}, sodium ${Math.round(per.sodium)} mg`)
}
