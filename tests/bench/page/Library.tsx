import { useState } from 'react';
import { IconButton, SearchField, VideoCard, VideoCardList } from '@ruta/design-system';
import { rows } from './samples';

/** A hundred cards of videos below their search, which keeps what is typed until one pauses, as on the page (PIL-03). */
export function Library() {
  return (
    <>
      <Search />
      <VideoCardList label="Videos">
        {rows.map(({ id, school, town, evidence }) => (
          <VideoCard
            key={id}
            href={`#${id}`}
            title={`Cómo cerrar una clase: ${school}`}
            place={`Didáctica › ${town}`}
            facts={['4 min', `${evidence} vistas`]}
            actions={
              <>
                <IconButton icon="star" label={`Favorito: ${school}`} isTooltipHidden />
                <IconButton icon="more" label={`Guardar: ${school}`} isTooltipHidden />
              </>
            }
          />
        ))}
      </VideoCardList>
    </>
  );
}

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Buscar" value={text} onChange={setText} />;
}
