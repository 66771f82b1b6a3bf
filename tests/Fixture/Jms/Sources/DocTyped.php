<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Sources;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Common\Person;

/**
 * @phpstan-type Numbers array<int>
 */
final class DocTyped
{
    /** @var Person[] */
    public array $people = [];

    /** @var array<string, Person> */
    public array $byName = [];

    /** @var list<int> */
    public array $list = [];

    /** @var Numbers */
    public array $numbers = [];

    /** @var string|null */
    public $text;

    /** @var int|string */
    public $either;

    /** @var \DateTimeImmutable|null */
    public $when;

    /** @var Person */
    public $person;

    /** @param string[] $promoted */
    public function __construct(public array $promoted = []) {}

    /** @return int[] */
    #[Jms\VirtualProperty]
    public function getVirtual(): array
    {
        return ['a' => '1'];
    }
}
