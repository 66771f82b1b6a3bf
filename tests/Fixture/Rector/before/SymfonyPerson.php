<?php

declare(strict_types=1);

namespace App\Symfony;

use Symfony\Component\Serializer\Annotation as Old;
use Symfony\Component\Serializer\Attribute\Context;
use Symfony\Component\Serializer\Attribute\DiscriminatorMap;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Serializer\Attribute\Ignore;
use Symfony\Component\Serializer\Attribute\MaxDepth;
use Symfony\Component\Serializer\Attribute\SerializedName;
use Symfony\Component\Serializer\Attribute\SerializedPath;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;

#[DiscriminatorMap(typeProperty: 'kind', mapping: ['child' => Child::class])]
class Person
{
    #[Groups(['list', 'detail'])]
    #[SerializedName('full_name')]
    public string $name = '';

    #[Old\Groups('detail')]
    #[Context([DateTimeNormalizer::FORMAT_KEY => 'Y-m-d', DateTimeNormalizer::TIMEZONE_KEY => 'UTC'])]
    public ?\DateTimeImmutable $born = null;

    #[Context(context: ['datetime_format' => 'H:i'])]
    public ?\DateTimeImmutable $alarm = null;

    #[Ignore]
    public string $password = '';

    #[MaxDepth(2)]
    public ?Person $parent = null;

    public function __construct(#[Groups(groups: ['detail'])] private int $age = 0) {}

    #[Groups(['detail'])]
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
