<?php

declare(strict_types=1);

namespace App\Symfony;

use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\MaxDepth;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\VirtualProperty;
use Symfony\Component\Serializer\Attribute\Context;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Serializer\Attribute\SerializedPath;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;

#[Discriminator(field: 'kind', map: ['child' => Child::class])]
class Person
{
    #[\Kiln\Attribute\Groups(['list', 'detail'])]
    #[SerializedName('full_name')]
    public string $name = '';

    #[\Kiln\Attribute\Groups('detail')]
    #[DateFormat('Y-m-d', timezone: 'UTC')]
    public ?\DateTimeImmutable $born = null;

    #[DateFormat('H:i')]
    public ?\DateTimeImmutable $alarm = null;

    #[Ignore]
    public string $password = '';

    #[MaxDepth(2)]
    public ?Person $parent = null;

    public function __construct(#[\Kiln\Attribute\Groups(['detail'])] private int $age = 0) {}

    #[\Kiln\Attribute\Groups(['detail'])]
    #[VirtualProperty]
    public function getInitials(): string
    {
        return '';
    }

    #[Ignore]
    public function isNew(): bool
    {
        return true;
    }

    // Left: they mean the property.
    #[Groups(['detail'])]
    public function getAge(): int
    {
        return $this->age;
    }

    // Left: Kiln has no word for them.
    #[SerializedPath('[a][b]')]
    public string $path = '';

    #[Context(['groups' => ['a']])]
    public ?Person $friend = null;

    #[Context([DateTimeNormalizer::FORMAT_KEY => 'Y'], groups: ['a'])]
    public ?\DateTimeImmutable $year = null;
}
