import type { Recipe } from '#contract/recipe.ts'

/** Who wrote the recipe, and what for. Nothing for a recipe that the cook wrote. */
export const WrittenBy = ({ recipe: { source } }: { recipe: Recipe }) =>
  source.engine && (
    <p className="text-[0.9375rem] text-ink-soft">
      {source.kind === 'import' ? 'Read' : 'Written'} by {engineInWords(source.engine)}
      {source.prompt && <>, for “{source.prompt}”</>}.
    </p>
  )

/** `larder-kitchen` is the built-in engine; a model is `provider:name`, and is called by its name. */
export const engineInWords = (engine: string): string =>
  engine === 'larder-kitchen' ? 'Larder’s built-in kitchen' : engine.replace(/^[a-z-]+:(?=.)/, '')
