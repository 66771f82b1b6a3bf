<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Construction;

use JMS\Serializer\Annotation as Jms;

final class Defaults
{
    public string $word = 'default';

    #[Jms\Accessor(setter: 'setNumber')]
    public int $number = 5;

    public ?string $nullable = 'not null';

    #[Jms\Exclude]
    public array $calls = [];

    public $untyped = 'untyped';

    public string $unset;

    public function __construct(public string $promoted = 'promoted', public int $required = 9)
    {
        $this->word = 'constructor ran';
    }

    public function setNumber(int $number): void
    {
        $this->calls[] = $number;
        $this->number = $number;
    }
}
