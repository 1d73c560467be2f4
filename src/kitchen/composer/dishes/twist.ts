import { hotFoods } from '../families.ts'
import type { Kit } from '../kit.ts'

/** One or two small additions that make this evening's version its own; what was asked for comes first. */
export function twist(kit: Kit, options: Readonly<Record<string, string>>, count = 2): readonly string[] {
  const usable = Object.keys(options).filter(
    (id) =>
      kit.ok(id) && !kit.uses(id) && !kit.isReserved(id) && !(kit.mood('mild') && hotFoods.includes(id)),
  )
  const asked = usable.filter((id) => kit.wants(id))
  const free = kit.lean > 0 ? [] : kit.random.shuffled(usable.filter((id) => !asked.includes(id)))
  const chosen = [...asked, ...free].slice(0, Math.max(count, asked.length))
  kit.bind('twist', chosen)
  kit.add(chosen.map((id) => `~${options[id]}`).join('\n'))
  return chosen
}
