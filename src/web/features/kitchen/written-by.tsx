import type { Recipe } from '#contract/recipe.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The engine that wrote or read the recipe, and its prompt; renders nothing for a recipe that the cook wrote.
 */
export function WrittenBy({ recipe: { source } }: { recipe: Recipe }) {
  const t = useWords(kitchenWords)
  if (!source.engine) return null
  // `larder-kitchen` is the built-in engine; a model is stored as `provider:name` and shown by its name.
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
