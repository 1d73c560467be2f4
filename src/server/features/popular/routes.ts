import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { seasons } from '#contract/popular.ts'
import { seasonOf } from '#domain/season.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { conflict, notFound, recipeNotFound } from '#server/http/errors.ts'
import { answerList } from '#server/http/whole-list.ts'
import { bestOfSeason, getPopular, listPopular, savePopular } from '#server/stores/library.ts'
import { getListing, setListed } from '#server/stores/listings.ts'
import { openReports, reportRecipe, settleReport } from '#server/stores/reports.ts'
import { getSettings } from '#server/stores/settings.ts'
import { seasonListings } from './season-listings.ts'
import { suggestRecipes } from './suggest-recipes.ts'

/** Recipes of a season that are shown: two rows on a desktop screen. */
const SHOWN_OF_A_SEASON = 8

export const popularRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db, clock } = deps

  bind(app, api.popular.list, ({ actor, query, request, reply }) =>
    answerList(
      { query, request, reply },
      async (place) => {
        const { recipes: rows, nextCursor } = await listPopular(db, actor.userId, { ...query, ...place })
        return { rows, nextCursor }
      },
      // The order is by ratings, which change while a cook pages through the list.
      { canMove: true },
    ),
  )
  bind(app, api.popular.seasons, async ({ actor }) => {
    const { hemisphere = 'north' } = (await getSettings(db, actor.userId)) ?? {}
    const first = seasons.indexOf(seasonOf(clock.now(), hemisphere))
    const inOrder = [...seasons.slice(first), ...seasons.slice(0, first)]
    return await Promise.all(
      inOrder.map(async (season, at) => ({
        season,
        isNow: at === 0,
        recipes: await bestOfSeason(db, actor.userId, season, SHOWN_OF_A_SEASON),
      })),
    )
  })
  bind(app, api.popular.suggestions, ({ actor }) => suggestRecipes(deps, actor.userId))
  bind(app, api.popular.get, async ({ actor, params }) => {
    const recipe = await getPopular(db, actor.userId, params.id)
    if (!recipe) throw recipeNotFound()
    return recipe
  })
  bind(app, api.popular.save, async ({ actor, params }) => {
    const saved = await savePopular(db, actor.userId, params.id, clock.now())
    if (!saved) throw recipeNotFound()
    if (!saved.isNew) throw conflict('You have already saved this recipe to your collection.')
    return saved.recipe
  })
  bind(app, api.popular.report, async ({ actor, params, body }) => {
    if (!(await reportRecipe(db, actor.userId, params.id, body, clock.now()))) throw recipeNotFound()
    return { message: 'Thank you. An administrator will look at this recipe.' }
  })

  bind(app, api.popular.listing, async ({ actor, params }) => {
    const listing = await getListing(db, actor.userId, params.id)
    if (!listing) throw recipeNotFound()
    return listing
  })
  bind(app, api.popular.addListing, async ({ actor, params }) => {
    const listing = await setListed(db, actor.userId, params.id, true)
    if (!listing) throw recipeNotFound()
    if (!listing.canList) throw conflict(listing.why ?? 'This recipe cannot be listed.')
    await seasonListings(deps)
    return listing
  })
  bind(app, api.popular.removeListing, async ({ actor, params }) => {
    const listing = await setListed(db, actor.userId, params.id, false)
    if (!listing) throw recipeNotFound()
    return listing
  })

  bind(app, api.popular.reports, () => openReports(db))
  bind(app, api.popular.settleReport, async ({ actor, params, body }) => {
    const by = { actorId: actor.userId, actorLabel: actor.user.email }
    if (!(await settleReport(db, params.id, body.unlist, by, clock.now()))) throw notFound('Report')
    return { ok: true as const }
  })
}
