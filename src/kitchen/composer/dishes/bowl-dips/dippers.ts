import type { Kit } from '../../kit.ts'

/** Tacos with salsa are tacos: a dip that another named dish comes with steps aside. */
export const asideFor = (kit: Kit) => kit.require(kit.craving.dishes.length < 2, 'only part of another dish')
