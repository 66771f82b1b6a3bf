<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

class Part
{
    #[Jms\Groups(['api'])]
    #[Jms\Type('string')]
    private $nestedString;

    public function __construct(string $nestedString)
    {
        $this->nestedString = $nestedString;
    }

    public function getNestedString(): string
    {
        return $this->nestedString;
    }
}
