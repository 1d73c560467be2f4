import { account } from './account.ts'
import { admin } from './admin.ts'
import { billing } from './billing.ts'
import { calendarFeed } from './calendar-feed.ts'
import { captures } from './capture.ts'
import { cooked } from './cooked.ts'
import { folders } from './folders.ts'
import { foods } from './foods.ts'
import { generations } from './generations.ts'
import { imports } from './imports.ts'
import { meals } from './meals.ts'
import { models } from './models.ts'
import { notes } from './notes.ts'
import { popular } from './popular.ts'
import { quota } from './quota.ts'
import { ratings } from './ratings.ts'
import { recipes } from './recipes.ts'
import { refine } from './refine.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { shared } from './shared.ts'
import { shelf } from './shelf.ts'
import { shopping } from './shopping.ts'
import { subscription } from './subscription.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { users } from './users.ts'
import { versions } from './versions.ts'

/** All REST routes of the application. */
export const api = {
  system,
  users,
  sessions,
  secondFactor,
  settings,
  account,
  recipes,
  refine,
  captures,
  versions,
  reviews,
  notes,
  shared,
  search,
  popular,
  ratings,
  cooked,
  folders,
  foods,
  quota,
  generations,
  imports,
  subscription,
  billing,
  meals,
  shopping,
  calendarFeed,
  shelf,
  admin,
  models,
  support,
}
