import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { readPhoto } from '#server/http/uploads.ts'
import { createBreaker } from '../generation/breaker.ts'
import { forReader } from '../generation/for-reader.ts'
import { analyzePhoto, requireQuota } from './analyze-photo.ts'
import { optionsFor } from './options-for.ts'

const perMinute = { photos: 20, options: 60 }

export const photoRoutes = (app: FastifyInstance, deps: Deps) => {
  const breaker = createBreaker(deps.clock)
  const sight: Pick<Deps['ai'], 'vision' | 'lookForFoods'> = {
    get vision() {
      return deps.ai.vision
    },
    lookForFoods: (request, options) => breaker(() => deps.ai.lookForFoods(request, options)),
  }

  bind(
    app,
    api.recipes.analyzeImage,
    ({ actor, request, reply }) => {
      const photo = async () => (await readPhoto(request, deps.photos)).jpeg
      return forReader(deps, reply, 'photo', (signal) => analyzePhoto(deps, sight, actor, photo, signal))
    },
    { perMinute: perMinute.photos },
  )
  bind(
    app,
    api.recipes.options,
    ({ actor, body, reply }) =>
      forReader(deps, reply, 'options', async (signal) => {
        await requireQuota(deps, actor)
        return { recipeOptions: await optionsFor(deps, actor.userId, body.ingredients, signal) }
      }),
    { perMinute: perMinute.options },
  )
}
