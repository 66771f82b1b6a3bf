<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Yaml;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;

enum Size: string
{
    case No = 'no';
    case Large = '1.0';
}

enum Level: int
{
    case Low = 8;
    case High = 10;
}

#[Discriminator(field: 'kind', map: ['on' => Lamp::class, '1.0' => Motor::class])]
interface Part {}

final class Lamp implements Part
{
    public function __construct(public string $value) {}
}

final class Motor implements Part
{
    public function __construct(public float $value) {}
}

final class Named
{
    public function __construct(public string $name, public string $value) {}
}

final class Numbered
{
    public function __construct(public int $number, public int $value) {}
}

final class Place
{
    public function __construct(public string $street, public ?string $zip = null) {}
}

/**
 * @template T
 */
final class Box
{
    /** @param T $content */
    public function __construct(public mixed $content) {}
}

final class Machine
{
    /**
     * @param list<string>                      $codes
     * @param array<string, bool>               $switches
     * @param list<Part>                        $parts
     * @param array{string, int}                $pair
     * @param list<Named|Numbered|string>       $mixture
     * @param ?Box<string>                      $box
     */
    public function __construct(
        public string $version,
        #[SerializedName('country', aliases: ['land'])]
        public ?string $country = null,
        public bool $isOn = false,
        public int $count = 0,
        public float $ratio = 0.0,
        public mixed $extra = null,
        public int|string $either = 0,
        public bool|string $flag = '',
        public ?Size $size = null,
        public ?Level $level = null,
        public ?\DateTimeImmutable $date = null,
        public array $codes = [],
        public array $switches = [],
        public array $parts = [],
        public array $pair = ['', 0],
        public array $mixture = [],
        public ?Box $box = null,
        #[Inline(prefix: 'at_')]
        public ?Place $place = null,
        #[Bytes]
        public string $icon = '',
        #[Groups('secret'), Since('2')]
        public string $pin = '',
        public ?self $next = null,
    ) {}
}
