<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inheritance;

final class LabelledThing implements Labelled
{
    public int $a = 1;

    public function getLabel(): string
    {
        return 'label';
    }
}
