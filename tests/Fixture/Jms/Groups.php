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

class Grouped
{
    #[Jms\Groups(['a'])]
    public string $inA = 'A';

    #[Jms\Groups(['b'])]
    public string $inB = 'B';

    #[Jms\Groups(['a', 'b'])]
    public string $inBoth = 'AB';

    #[Jms\Groups(['Default', 'a'])]
    public string $inDefault = 'D';

    public string $without = 'none';
}

final class Misspelt
{
    #[Jms\Groups(['a, b'])]
    public string $a = 'a';
}

final class Track
{
    #[Jms\Groups(['list', 'full'])]
    public string $name = 'track';

    #[Jms\Groups(['full'])]
    public int $seconds = 10;

    public string $remark = 'remark';

    #[Jms\Groups(['list'])]
    public ?Writer $writer = null;

    public function __construct()
    {
        $this->writer = new Writer();
    }
}

final class Writer
{
    public string $plain = 'plain';

    #[Jms\Groups(['list'])]
    public string $listed = 'listed';

    #[Jms\Groups(['deep'])]
    public string $deep = 'deep';
}
