import { expect, test } from 'vitest'
import { heats } from './times.ts'

test.each([
  ['Brown the beef for 5 minutes.', true],
  ['Cook until browned, 5 minutes.', true],
  ['Beat the butter with the brown sugar for 3 minutes.', false],
  ['Stir the brown rice and the brown lentils together.', false],
  ['Beat in the honey and brown sugar.', false],
])('"%s" heats: %s', (step, isHeat) => expect(heats(step.toLowerCase())).toBe(isHeat))
