<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Versions
{
    #[Jms\Type('string')]
    #[Jms\Until('2')]
    public $old;

    #[Jms\Type('string')]
    #[Jms\Until('2')]
    public $changed;

    #[Jms\Type('string')]
    #[Jms\Since('3')]
    public $new;

    #[Jms\Since('3')]
    #[Jms\VirtualProperty]
    #[Jms\SerializedName('changed')]
    public function getChangedInV3(): string
    {
        return strtoupper($this->changed);
    }
}
