import { daysAsked, daysStated } from '../../checks/asked-keeping.ts'
import type { Craving } from '../../craving/craving.ts'
import { texturesAsked } from '../../craving/qualifiers.ts'
import { showsTexture } from '../../culinary/textures.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

/** Worth of a texture in a recipe's title or description, and of one that only its steps show. */
const WORTH = { said: 0.5, shown: 0.2 }

/** Returns the bonus of recipes for the textures that a craving asks for: chewy cookies before crisp ones. */
export function fitOfTextures(craving: Craving): (recipe: LinkedRecipe) => number {
  const textures = texturesAsked(craving)
  if (textures.length === 0) return () => 0
  return ({ file, draft }) => {
    const said = `${file.title}\n${file.description}`.toLowerCase()
    const steps = draft.instructions.join('\n').toLowerCase()
    return textures.reduce(
      (sum, texture) =>
        sum + (showsTexture(said, texture) ? WORTH.said : showsTexture(steps, texture) ? WORTH.shown : 0),
      0,
    )
  }
}

/** Worth of a recipe that says that it keeps as long as is asked for. */
const KEEPS_AS_LONG = 0.6

/** Returns the bonus of recipes that say how long they keep, for a craving that asks for days. */
export function fitOfKeeping(craving: Craving): (recipe: LinkedRecipe) => number {
  const asked = daysAsked(craving)
  if (asked === null) return () => 0
  return ({ draft }) => {
    return (daysStated(draft) ?? 0) >= asked ? KEEPS_AS_LONG : 0
  }
}
