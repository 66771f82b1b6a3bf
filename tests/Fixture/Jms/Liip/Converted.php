<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

use JMS\Serializer\Annotation as Jms;

/**
 * The constructor has other types than the attributes.
 */
class Converted
{
    #[Jms\Type('int')]
    private string $id;

    #[Jms\Type('string')]
    private ?int $number;

    /** @var list<int> */
    private array $given;

    public function __construct(string $id, ?int $number = 5)
    {
        $this->id = $id;
        $this->number = $number;
        $this->given = [\func_num_args()];
    }
}
