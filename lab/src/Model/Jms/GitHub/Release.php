<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A release.
 */
class Release
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $assetsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $uploadUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $tagName;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $targetCommitish;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $draft;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $author;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $prerelease;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    #[JMS\Groups(['api'])]
    private \DateTimeImmutable $publishedAt;

    /** @var list<Asset> */
    #[JMS\Type('array<' . Asset::class . '>')]
    #[JMS\Groups(['api'])]
    private array $assets;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $tarballUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $zipballUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $body;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private ?string $discussionUrl = null;

    #[JMS\Type(Reactions::class)]
    #[JMS\Groups(['api'])]
    private ?Reactions $reactions = null;
}
