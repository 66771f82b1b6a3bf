<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Groups;

use JMS\Serializer\Annotation as Jms;

final class Album
{
    #[Jms\Groups(['list', 'full'])]
    public string $title = 'album';

    #[Jms\Groups(['full'])]
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Groups\Track>')]
    public array $tracks = [];

    #[Jms\Groups(['full'])]
    public ?Track $best = null;

    public string $note = 'note';

    public static function filled(): self
    {
        $album = new self();
        $album->tracks = [new Track(), new Track()];
        $album->best = new Track();

        return $album;
    }
}
