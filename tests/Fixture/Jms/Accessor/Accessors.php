<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Accessor;

use JMS\Serializer\Annotation as Jms;

final class Accessors
{
    public array $calls = [];

    #[Jms\Accessor(getter: 'readBoth', setter: 'writeBoth')]
    #[Jms\Type('string')]
    private $both = 'initial';

    #[Jms\Accessor(getter: 'readOnlyRead')]
    private ?string $onlyRead = 'initial';

    #[Jms\Accessor(setter: 'writeOnlyWritten')]
    private ?string $onlyWritten = 'initial';

    public function readBoth(): string
    {
        return 'got ' . ($this->both ?? 'null');
    }

    public function writeBoth($both): void
    {
        $this->calls[] = 'both';
        $this->both = 'set ' . ($both ?? 'null');
    }

    public function readOnlyRead(): string
    {
        return 'read';
    }

    public function writeOnlyWritten(?string $value): void
    {
        $this->calls[] = 'onlyWritten';
        $this->onlyWritten = 'set ' . ($value ?? 'null');
    }
}
