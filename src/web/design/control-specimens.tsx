import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckChips } from '#web/ui/check-chips.tsx'
import { DoubtHint } from '#web/ui/doubt-hint.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { RemovableChips } from '#web/ui/removable-chips.tsx'
import { RuleList } from '#web/ui/rule-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { SuggestBox } from '#web/ui/suggest-box.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger', 'link'] as const
const meals = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
] as const
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbe'

export const ControlSpecimens = () => (
  <>
    <Buttons />
    <Fields />
    <Choices />
    <Seeking />
  </>
)

const Buttons = () => (
  <Specimen name="button">
    {variants.map((variant) => (
      <div key={variant} className="flex w-full flex-wrap items-center gap-3">
        <Button variant={variant}>
          <Plus {...icon} />
          {variant}
        </Button>
        <Button variant={variant} size="sm">
          small
        </Button>
        <Button variant={variant} size="icon" aria-label={`${variant}, a sign alone`}>
          <Trash2 {...icon} />
        </Button>
        <Button variant={variant} disabled>
          disabled
        </Button>
        <Button variant={variant} busy>
          busy
        </Button>
      </div>
    ))}
  </Specimen>
)

const Fields = () => (
  <>
    <Specimen name="field, input, doubt-hint, rule-list">
      <Field label="Title" hint="What it is called." className="w-72">
        {(control) => <Input {...control} placeholder="Tomato Soup" />}
      </Field>
      <Field label="Refused" error="A recipe needs a title" className="w-72">
        {(control) => <Input {...control} defaultValue={LONG} />}
      </Field>
      <Field label="Disabled" className="w-72">
        {(control) => <Input {...control} disabled defaultValue="Tomato Soup" />}
      </Field>
      <Field
        label="Password"
        hint={
          <RuleList
            rules={[
              { label: 'At least 6 characters', met: true },
              { label: 'A digit', met: false },
            ]}
          />
        }
        className="w-72"
      >
        {(control) => <Input {...control} type="password" defaultValue="wet hands" />}
      </Field>
      <div className="w-72">
        <Input aria-label="Amount" aria-describedby="doubt" defaultValue="1?2 cup" />
        <DoubtHint id="doubt" reason="This was hard to read" />
      </div>
    </Specimen>
    <Specimen name="textarea">
      <Field label="Notes" className="w-72">
        {(control) => <Textarea {...control} placeholder="Less salt next time." />}
      </Field>
    </Specimen>
    <Specimen name="select">
      <Field label="Category" className="w-56">
        {(control) => (
          <Select {...control} defaultValue="lunch">
            {meals.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Disabled" className="w-56">
        {(control) => (
          <Select {...control} disabled>
            <option>Any</option>
          </Select>
        )}
      </Field>
    </Specimen>
  </>
)

function Choices() {
  const [meal, setMeal] = useState<'breakfast' | 'lunch' | 'dinner'>('lunch')
  const [servings, setServings] = useState(4)
  const [chosen, setChosen] = useState<('breakfast' | 'lunch' | 'dinner')[]>(['dinner'])
  return (
    <>
      <Specimen name="segments">
        <Segments legend="Meal" hint="One holds." options={meals} value={meal} onChange={setMeal} />
      </Specimen>
      <Specimen name="stepper">
        <Stepper
          label="Servings"
          fewer="Fewer servings"
          more="More servings"
          value={servings}
          min={1}
          max={100}
          onChange={setServings}
        />
        <Stepper
          label="At its least"
          fewer="Fewer"
          more="More"
          value={1}
          min={1}
          max={2}
          onChange={() => undefined}
        />
      </Specimen>
      <Specimen name="check-chips">
        <CheckChips
          legend="Meals"
          hint="Any number hold."
          options={meals}
          chosen={chosen}
          onChange={setChosen}
        />
      </Specimen>
      <Specimen name="tabs">
        <Tabs defaultValue="one" className="w-96 max-w-full">
          <TabList aria-label="Ways">
            <Tab value="one">Text</Tab>
            <Tab value="two">Photo</Tab>
            <Tab value="three" disabled>
              Disabled
            </Tab>
          </TabList>
          <TabPanel value="one" className="pt-3">
            Type a craving.
          </TabPanel>
          <TabPanel value="two" className="pt-3">
            Add a photo.
          </TabPanel>
        </Tabs>
      </Specimen>
    </>
  )
}

function Seeking() {
  const foods = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('mushroom')
  const [names, setNames] = useState<string[]>([])
  const [chips, setChips] = useState([
    'salt',
    'olive oil',
    'a herb with a very long name that has to be cut somewhere',
  ])
  const [files, setFiles] = useState<string[]>([])
  return (
    <>
      <Specimen name="search-box">
        <SearchBox label="Search recipes" value={words} onChange={setWords} className="w-72" />
        <SearchBox
          label="Search, empty"
          placeholder="Search recipes"
          value=""
          onChange={setWords}
          className="w-72"
        />
      </Specimen>
      <Specimen name="suggest-box">
        <div className="w-96 max-w-full">
          <SuggestBox
            label="Foods"
            placeholder="tom"
            suggestions={['tomato', 'tomatillo']}
            onSeek={() => undefined}
            onAdd={setNames}
            button="Add"
            field={foods}
          />
          <p className="mt-2 text-ink-soft">{names.join(', ')}</p>
        </div>
      </Specimen>
      <Specimen name="removable-chips">
        <RemovableChips
          label="Always in the house"
          names={chips}
          removeLabel={(name) => `Remove ${name}`}
          onRemove={(gone) => setChips(chips.filter((name) => name !== gone))}
          field={foods}
        />
      </Specimen>
      <Specimen name="file-drop">
        <FileDrop
          label="Photos"
          accept="image/*"
          multiple
          onFiles={(taken) => setFiles(taken.map(({ name }) => name))}
          className="rounded-card border border-dashed border-line-strong p-6"
        >
          {({ choose, isOver }) => (
            <Button variant={isOver ? 'primary' : 'secondary'} onClick={choose}>
              {files.length > 0 ? files.join(', ') : 'Choose Photo'}
            </Button>
          )}
        </FileDrop>
      </Specimen>
    </>
  )
}
