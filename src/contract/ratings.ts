import { z } from 'zod'
import { idParams, writtenText } from './common.ts'
import { route } from './route.ts'

export const ratingTags = ['easy', 'quick', 'spicy', 'delicious'] as const

export const MAX_COMMENT_LENGTH = 2000

export const rating = z.object({
  rating: z.int().min(1).max(5),
  comment: writtenText(MAX_COMMENT_LENGTH).nullish(),
  tags: z.array(z.enum(ratingTags)).max(ratingTags.length).nullish(),
})

export type RatingTag = (typeof ratingTags)[number]
export type Rating = z.infer<typeof rating>

export const ratings = {
  get: route({
    method: 'GET',
    path: '/api/recipes/:id/rating',
    access: 'user',
    summary: "The cook's own rating; null fields when there is none.",
    params: idParams,
    reply: rating.extend({ rating: z.int().min(1).max(5).nullable() }),
  }),
  stats: route({
    method: 'GET',
    path: '/api/recipes/:id/stats',
    access: 'user',
    summary: 'How many rated it, and the average.',
    params: idParams,
    reply: z.object({ totalRatings: z.int(), averageRating: z.number().nullable() }),
  }),
  rate: route({
    method: 'POST',
    path: '/api/recipes/:id/rate',
    access: 'user',
    summary: "Sets the cook's rating.",
    params: idParams,
    body: rating,
    reply: rating,
  }),
}
