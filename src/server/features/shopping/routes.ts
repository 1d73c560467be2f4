import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { bind } from '#server/http/bind.ts'
import { changingShopping } from '#server/stores/shopping.ts'
import { changeList } from './change-list.ts'
import { adding, changeSources, removing, resizing, type SourceChange } from './change-sources.ts'
import { readShown, type Viewer, viewerOf } from './read-list.ts'
import { setUpList } from './set-up-list.ts'
import { replyOf } from './shown.ts'

/** Routes of the shopping list, which every cook has. */
export const shoppingRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  const viewer = (actor: Actor, { today }: { today?: string | undefined }) =>
    viewerOf(actor, today, clock.now())
  const writing = <T>({ userId }: Viewer, work: (tx: Queryable, now: Date) => Promise<T>) => {
    const now = clock.now()
    return changingShopping(db, userId, now, (tx) => work(tx, now))
  }
  const rebuild = (viewer: Viewer, change: SourceChange) =>
    writing(viewer, (tx, now) => changeSources(tx, viewer, change, now))

  bind(app, api.shopping.get, async ({ actor, query }) => {
    const who = viewer(actor, query)
    return replyOf(await readShown(db, who), who.viewed)
  })
  bind(app, api.shopping.addSource, ({ actor, query, body }) => {
    const who = viewer(actor, query)
    return rebuild(who, adding(who, body, clock.now()))
  })
  bind(app, api.shopping.updateSource, ({ actor, query, params, body }) => {
    const who = viewer(actor, query)
    return rebuild(who, resizing(who, params.id, body.servings))
  })
  bind(app, api.shopping.removeSource, ({ actor, query, params }) => {
    const who = viewer(actor, query)
    return rebuild(who, removing(who, params.id))
  })
  bind(app, api.shopping.change, ({ actor, query, body }) => {
    const who = viewer(actor, query)
    return writing(who, (tx, now) => changeList(tx, who, body, now))
  })
  bind(app, api.shopping.setUp, ({ actor, query, body }) => {
    const who = viewer(actor, query)
    return writing(who, (tx, now) => setUpList(tx, who, body, now))
  })
}
