import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { useCollectionView } from '#web/features/recipes/use-collection-view.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { CollectionCards } from './collection-card.tsx'

export function SearchPage() {
  useTitle('Search')
  const controls = useCollectionView()
  return (
    <main className="page py-8 md:py-12">
      <h1 className="sr-only">Search</h1>
      <CollectionCards>
        {(renderCard) => (
          <RecipeCollection
            heading="Search your recipes"
            controls={controls}
            renderCard={renderCard}
            empty={{ title: 'Nothing here yet', text: 'Every recipe you keep can be found here.' }}
          />
        )}
      </CollectionCards>
    </main>
  )
}
