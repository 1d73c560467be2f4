/**
 * Shapes and forms of serving, in the singular, with those that come nearest to each. A recipe in such a form answers
 * where none has the form itself; it proves nothing, so the cook is told.
 */
const near: Readonly<Record<string, readonly string[]>> = {
  bite: ['nugget', 'popper', 'ball', 'puff', 'skewer'],
  boat: ['stuffed', 'cup'],
  bomb: ['ball', 'bun'],
  bundle: ['parcel', 'packet', 'roll'],
  coin: ['slice', 'round', 'chip'],
  crown: ['rack', 'ring', 'roast'],
  finger: ['stick', 'tender', 'nugget'],
  log: ['roll', 'roulade'],
  nest: ['basket', 'cup'],
  packet: ['parcel', 'papillote', 'foil', 'pouch'],
  parcel: ['packet', 'papillote', 'foil', 'pouch', 'pocket', 'turnover', 'strudel'],
  pillow: ['pocket', 'parcel'],
  pinwheel: ['swirl', 'roll', 'rollup', 'palmier'],
  pocket: ['turnover', 'parcel', 'calzone', 'pasty'],
  pouch: ['packet', 'parcel', 'papillote'],
  purse: ['parcel', 'wonton', 'packet'],
  ribbon: ['shaved', 'noodle'],
  stack: ['tower', 'layered', 'napoleon'],
  stick: ['finger', 'baton', 'straw', 'wedge', 'spear'],
  tower: ['stack', 'layered'],
  wheel: ['pinwheel', 'swirl', 'roll'],
  wreath: ['ring', 'braid'],
}

/** Returns the forms nearest to one; empty for any other word. */
export const formsNear = (word: string): readonly string[] => (Object.hasOwn(near, word) ? near[word]! : [])
