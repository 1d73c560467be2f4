import type { Recipe } from '#contract/recipe.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { useWords } from '#web/words/words.ts'

/** Who wrote the recipe, and what for. Nothing for a recipe that the cook wrote. */
export function WrittenBy({ recipe: { source } }: { recipe: Recipe }) {
  const t = useWords(kitchenWords)
  if (!source.engine) return null
  // `larder-kitchen` is the built-in engine; a model is `provider:name`, and is called by its name.
  const engine = source.engine === 'larder-kitchen' ? t.builtIn : source.engine.replace(/^[a-z-]+:(?=.)/, '')
  const { prompt } = source
  const isRead = source.kind === 'import'
  return (
    <p className="text-small text-ink-soft">
      {prompt
        ? (isRead ? t.readFor : t.writtenFor)({ engine, prompt })
        : (isRead ? t.read : t.written)({ engine })}
    </p>
  )
}
