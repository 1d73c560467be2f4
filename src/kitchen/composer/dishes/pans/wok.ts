export const wokVegetables =
  'broccoli red-bell-pepper snow-pea carrot mushroom bok-choy green-bean cabbage sugar-snap-pea zucchini asparagus bean-sprout napa-cabbage shiitake spinach'.split(
    ' ',
  )

export const fastMain = ['poultry', 'red-meat', 'pork-cut', 'shellfish', 'tofu', 'ground', 'egg'] as const

/** Roots other than carrots need longer than a wok gives them. */
export const tenderFast = (item: { id: string; speed?: string }) =>
  item.speed !== 'hard' || item.id === 'carrot' || item.id === 'celery'
